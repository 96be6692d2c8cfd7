from shop.orders import OrderDesk
from shop.stock import Stock


def test_an_order_takes_from_the_stock():
    stock = Stock()
    stock.receive("tea", 3)
    assert OrderDesk(stock).place("tea", 2) == 700
