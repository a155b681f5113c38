//- option: all
//- verdict: failed
// While the constants are being made `values` and `valueOf` throw, and so does a `switch`, in its whole outermost class, for good.
import java.util.function.IntSupplier;

class EnumValues {
  enum InConstructor {
    A, B;
//  ^ information[unsupported]: /not translated yet, so the method is not checked: calls `EnumValues\.InConstructor\.<init>`, which is not translated: `EnumValues\.InConstructor\.values`, which may run while the constants of `EnumValues\.InConstructor` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    // ^ information[unsupported]: /not translated yet, so the method is not checked: calls `EnumValues\.InConstructor\.<init>`, which is not translated: `EnumValues\.InConstructor\.values`, which may run while the constants of `EnumValues\.InConstructor` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    InConstructor() {
      boolean failed = false;
      try { values(); } catch (RuntimeException e) { failed = true; }
      assert !failed;
    }
  }

  enum InArgument { A(InArgument.values().length), B(2); InArgument(int n) { } }
  //                  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `EnumValues\.InArgument\.values`, which may run while the constants of `EnumValues\.InArgument` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/

  enum InBody {
    A { final int n = look(); }, B;
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `EnumValues\.InBody\.look`, which is not translated: `EnumValues\.InBody\.valueOf`, which may run while the constants of `EnumValues\.InBody` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    static int look() {
      try { return valueOf("B").ordinal(); } catch (NullPointerException e) { assert false; return 0; }
      //           ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `EnumValues\.InBody\.valueOf`, which may run while the constants of `EnumValues\.InBody` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    }
  }

  enum InFunction {
    A(() -> InFunction.values().length);
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `EnumValues\.InFunction\.A\.lambda\$1`, which is not translated: `EnumValues\.InFunction\.values`, which may run while the constants of `EnumValues\.InFunction` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    //      ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `EnumValues\.InFunction\.values`, which may run while the constants of `EnumValues\.InFunction` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    InFunction(IntSupplier size) { size.getAsInt(); }
  }

  interface Above { int COUNT = Below.values().length; default void any() { } }
  //                            ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `EnumValues\.Below\.values`, which may run while the constants of `EnumValues\.Below` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  enum Below implements Above { A, B }

  enum ByOther { A; ByOther() { int n = Table.n; } }
  static class Table {
    static final int n;
    static { n = ByOther.values().length; }
    //           ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `EnumValues\.ByOther\.values`, which may run while the constants of `EnumValues\.ByOther` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  }

  // Adding to a text calls it.
  enum AsText {
    A, B;
//  ^ information[unsupported]: /not translated yet, so the method is not checked: calls `EnumValues\.AsText\.toString`, which is not translated: `EnumValues\.AsText\.values`, which may run while the constants of `EnumValues\.AsText` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    // ^ information[unsupported]: /not translated yet, so the method is not checked: calls `EnumValues\.AsText\.toString`, which is not translated: `EnumValues\.AsText\.values`, which may run while the constants of `EnumValues\.AsText` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    AsText() { String text = "" + this; }
    public String toString() { return values().length == 0 ? "none" : "some"; }
    //                                ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `EnumValues\.AsText\.values`, which may run while the constants of `EnumValues\.AsText` are still being made, where it throws a NullPointerException; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  }

  static void throwsError() {
    boolean failed = false;
    try { InArgument.A.name(); } catch (Error e) { failed = true; }
    //    ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`InArgument\.A` may be null here\./
    assert !failed;
    //     ^^^^^^^ error[assertion]: /`!failed` may not hold here\./
  }
}

class Switched {
  enum Early { A, B; Early() { Switched.tell(this); } }
  //           ^ information[unsupported]: /not translated yet, so the method is not checked: calls `Switched\.tell`, which is not translated: a `switch` over an enum in a class in which one may run while the constants of `Switched\.Early` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  //              ^ information[unsupported]: /not translated yet, so the method is not checked: calls `Switched\.tell`, which is not translated: a `switch` over an enum in a class in which one may run while the constants of `Switched\.Early` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  enum Other { C, D }

  static void tell(Early early) {
    boolean failed = false;
    try { switch (early) { case A: break; default: } } catch (Throwable e) { failed = true; }
    //            ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a `switch` over an enum in a class in which one may run while the constants of `Switched\.Early` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    assert !failed;
  }

  // The numbers of all enums of the outermost class are lost together.
  //- verdict Switched.over: unsupported
  static int over(Other other) {
    if (other == null) return 0;
    return switch (other) { case C -> 1; case D -> 2; };
    //             ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a `switch` over an enum in a class in which one may run while the constants of `Switched\.Early` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  }
}

// The numbers of `First` are asked for by a switch over `Second`.
class Together {
  enum First { A, B; First() { Together.over(null); } }
  //           ^ information[unsupported]: /not translated yet, so the method is not checked: calls `Together\.over`, which is not translated: a `switch` over an enum in a class in which one may run while the constants of `Together\.First` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  //              ^ information[unsupported]: /not translated yet, so the method is not checked: calls `Together\.over`, which is not translated: a `switch` over an enum in a class in which one may run while the constants of `Together\.First` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  enum Second { C, D }

  //- verdict Together.over: unsupported
  static int over(Second second) {
    if (second == null) return 0;
    switch (second) {
    //      ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a `switch` over an enum in a class in which one may run while the constants of `Together\.First` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
      case C: return 1;
      default: return new Inner().n;
    }
  }

  static class Inner {
    int n = of(First.A);
    //      ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `Together\.Inner\.of`, which is not translated: a `switch` over an enum in a class in which one may run while the constants of `Together\.First` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
    //- verdict Together.Inner.of: unsupported
    static int of(First first) { return switch (first) { case A -> 1; case B -> 2; }; }
    //                                          ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a `switch` over an enum in a class in which one may run while the constants of `Together\.First` are still being made, where Java cannot number them; keep it out of what the constructors of the enum run, or do it in a static initializer after the constants/
  }
}

class Elsewhere {
  enum Apart { A, B }

  //- verdict Elsewhere.over: verified
  static int over(Switched.Early early) {
    if (early == null) return 0;
    return switch (early) { case A -> 1; case B -> 2; };
  }
}
