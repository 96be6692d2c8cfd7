from . import pricing
from .stock import OutOfStock, Stock


class OrderDesk:
    def __init__(self, stock: Stock):
        self.stock = stock
        self.rejected = []

    def place(self, sku: str, count: int) -> int:
        """Takes items from the stock and says what they cost, in cents."""
        try:
            self.stock.take(sku, count)
        except OutOfStock:
            self.reject(sku)
            return 0
        return pricing.total(sku, count)

    def reject(self, sku):
        self.rejected.append(sku)


class ExpressDesk(OrderDesk):
    def place(self, sku: str, count: int) -> int:
        return super().place(sku, count) + pricing.EXPRESS_FEE
