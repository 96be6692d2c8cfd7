"""What is on the shelves."""
from dataclasses import dataclass


class OutOfStock(Exception):
    """Raised when more is asked for than there is."""


@dataclass
class Item:
    sku: str
    count: int = 0


class Stock:
    """Counts items by their number."""

    def __init__(self):
        self.items = {}

    def receive(self, sku: str, count: int) -> Item:
        item = self.items.setdefault(sku, Item(sku))
        item.count += count
        return item

    def take(self, sku: str, count: int) -> Item:
        item = self.items.get(sku)
        if item is None or item.count < count:
            raise OutOfStock(sku)
        item.count -= count
        return item
