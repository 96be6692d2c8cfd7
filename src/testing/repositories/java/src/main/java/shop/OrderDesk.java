package shop;

/** Takes orders as long as there is enough in stock. */
public class OrderDesk extends Desk {
  private final Stock stock = new Stock();

  public Receipt place(String name, int amount) {
    if (!stock.take(name, amount)) {
      return reject(name);
    }
    return new Receipt(name, amount);
  }

  public Receipt place(String name) {
    return place(name, 1);
  }
}
