package shop;

abstract class Desk {
  protected Receipt reject(String name) {
    return new Receipt(name, 0);
  }
}

record Receipt(String name, int amount) {}
