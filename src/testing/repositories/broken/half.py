def good():
    return 1


def bad(:
    return good(
