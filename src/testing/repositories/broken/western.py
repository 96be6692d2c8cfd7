def café():
    return "crème"
