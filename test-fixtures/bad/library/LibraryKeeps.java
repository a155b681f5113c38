//- verdict: failed
// What a constructor of the library is given comes back from other methods of the library: a new object is none that stays with its maker.
class LibraryKeeps {
  static void cause() { RuntimeException e = new IllegalStateException(); Throwable t = new RuntimeException(e); boolean r = t.getCause() == e; /*@ assert !r */ }
  //                                                                                                                                                       ^^ error[assertion]: /`!r` may not hold here\./
  static void message() { String s = new String("x"); Throwable t = new IllegalStateException(s); boolean r = t.getMessage() == s; /*@ assert !r */ }
  //                                                                                                                                          ^^ error[assertion]: /`!r` may not hold here\./
  static void both() { Exception e = new Exception(); Throwable t = new Error("m", e); boolean r = t.getCause() == e; /*@ assert !r */ }
  //                                                                                                                             ^^ error[assertion]: /`!r` may not hold here\./
  static void ofModel() { String s = new String("x"); Thread t = new Thread(s); boolean r = t.getName() == s; /*@ assert !r */ }
  //                                                                                                                     ^^ error[assertion]: /`!r` may not hold here\./
  static void besideTarget() { String s = new String("x"); Thread t = new Thread(() -> { }, s); boolean r = t.getName() == s; /*@ assert !r */ }
  //                                                                                                                                     ^^ error[assertion]: /`!r` may not hold here\./
  static class Mine extends Exception { Mine(Throwable cause) { super(cause); } }
  static void inSubclass() { Exception e = new Exception(); Throwable t = new Mine(e); boolean r = t.getCause() == e; /*@ assert !r */ }
  //                                                                                                                             ^^ error[assertion]: /`!r` may not hold here\./
}
