//- verdict: failed
// Which overload takes an argument may hang on a type that Java infers; a null that is cast has the type of the cast.
import java.util.ArrayList;
import java.util.List;
class InferredOverloads {
  static int len(Object o) { return 1; }
  static int len(String o) { return 3; }
  static int num(Object o) { return 1; }
  static int num(Number o) { return 7; }
  static int gen(Number n) { return 2; }
  static <T> int gen(T t) { return 1; }
  static <T> int two(T t) { return 1; }
  static <T extends Number> int two(T t) { return 2; }
  static int all(Object... o) { return o == null ? -1 : o.length; }
  static <T> T pick(boolean c, T a, T b) { return c ? a : b; }
  static <K> K made(Object v) { return null; }
  static class Box<T> { final T t; Box(T t) { this.t = t; } T get() { return t; } }
  interface Part { }
  static class Base { int m(long x) { return 1; } }
  static class Derived extends Base implements Part { int m(int x) { return 2; } }
  static class Bounded<T extends Base> { final T t; Bounded(T t) { this.t = t; } T get() { return t; } }
  static int part(Object o) { return 1; }
  static int part(Part o) { return 2; }
  static int base(Object o) { return 1; }
  static int base(Base o) { return 2; }
  static int colour(java.awt.Color c) { return len(c); }
  //                                           ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.len`: the choice among its overloads depends on a type that Java infers and that is not known here/

  static void diamond() { int r = len(new Box<>("x").get()); /*@ assert r == 1 */ }
  //                              ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.len`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void ofVariable() { var b = new Box<>("x"); int r = len(b.get()); /*@ assert r == 1 */ }
  //                                                         ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.len`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void ofList() { var b = new ArrayList<>(List.of("x")); int r = len(b.get(0)); /*@ assert r == 1 */ }
  //                                                                    ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.len`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void joined(boolean c) { int r = num(pick(c, 5, 6L)); /*@ assert r == 1 */ }
  //                                      ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.num`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void wanted() { int r = len(made("x")); /*@ assert r == 1 */ }
  //                             ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.len`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void receiver() { int r = new Bounded<>(new Derived()).get().m(3); /*@ assert r == 1 */ }
  //                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `m` on an object whose type Java infers and that is not known here/
  static void wildcard(Bounded<? extends Part> b) { if (b != null) { int r = base(b.get()); /*@ assert r == 1 */ } }
  //                                                                         ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.base`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static <T extends Base & Part> void twoBounds(T t) { int r = part(t); /*@ assert r == 1 */ }
  //                                                           ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `InferredOverloads\.part`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void unknownClass() { int r = colour(null); /*@ assert r == 3 */ }
  //                                   ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `InferredOverloads\.colour`, which is not translated: a call of `InferredOverloads\.len`: the choice among its overloads depends on a type that Java infers and that is not known here/
  static void generic() { int r = gen(Integer.valueOf(5)); /*@ assert r == 1 */ }
  //                                                                  ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void bothGeneric() { int r = two(Integer.valueOf(5)); /*@ assert r == 1 */ }
  //                                                                      ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
  static void castNull() { int r = len((Object) null); /*@ assert r == 3 */ }
  //                                                              ^^^^^^ error[assertion]: /`r == 3` may not hold here\./
  static void castNullOfMany() { int r = all((Object) null); /*@ assert r == -1 */ }
  //                                                                    ^^^^^^^ error[assertion]: /`r == -1` may not hold here\./
}
