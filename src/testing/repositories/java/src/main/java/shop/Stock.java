package shop;

import java.util.HashMap;
import java.util.Map;

/** What lies in the store, by name. */
public class Stock {
  private final Map<String, Integer> amounts = new HashMap<>();

  public boolean take(String name, int amount) {
    int left = amounts.getOrDefault(name, 0) - amount;
    if (left < 0) return false;
    amounts.put(name, left);
    return true;
  }

  public void put(String name, int amount) {
    amounts.merge(name, amount, Integer::sum);
  }
}
