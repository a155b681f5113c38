//- option: all
//- verdict: failed
// A switch over one enum initializes all that are switched over in its outermost class, and fails where one of them cannot be made.
class EnumValues {
  enum Broken { A; Broken() { throw new IllegalStateException(); } }
  enum Level { LOW, HIGH }

  static int never(Broken broken) {
    if (broken == null) return 0;
    switch (broken) { case A: return 1; default: return 2; }
  }

  static void statement(Level level) {
    if (level == null) return;
    boolean failed = false;
    try { switch (level) { case LOW: break; default: } } catch (Throwable e) { failed = true; }
    assert !failed;
    //     ^^^^^^^ error[assertion]: /`!failed` may not hold here\./
  }

  static void expression(Level level) {
    if (level == null) return;
    int n = 0;
    try { n = switch (level) { case LOW -> 1; case HIGH -> 2; }; } catch (Error e) { }
    assert n > 0;
    //     ^^^^^ error[assertion]: /`n > 0` may not hold here\./
  }

  static class Inner {
    static void within(Level level) {
      boolean failed = false;
      Runnable looks = () -> { if (level != null) switch (level) { case LOW: break; default: } };
      try { looks.run(); } catch (Error e) { failed = true; }
      assert !failed;
      //     ^^^^^^^ error[assertion]: /`!failed` may not hold here\./
    }
  }
}

class Elsewhere {
  //- verdict Elsewhere.statement: verified
  static void statement(EnumValues.Level level) {
    if (level == null) return;
    boolean failed = false;
    try { switch (level) { case LOW: break; default: } } catch (Throwable e) { failed = true; }
    assert !failed;
  }
}
