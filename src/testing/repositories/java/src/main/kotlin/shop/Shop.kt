package shop

/** Opens in the morning and sells. */
class Shop(private val desk: OrderDesk) {
  fun sell(names: List<String>) {
    names.forEach { desk.place(it).print() }
  }
}

fun Receipt.print() {
  println(name())
}
