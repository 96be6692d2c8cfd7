EXPRESS_FEE = 500
PRICES = {"tea": 350, "cup": 900}


def total(sku: str, count: int) -> int:
    # Ten or more of one thing cost a tenth less.
    full = PRICES[sku] * count
    return discounted(full) if count >= 10 else full


def discounted(cents: int) -> int:
    return cents - cents // 10
