//- verdict: failed
// What a class inherits from a type that has neither source nor stub may hide what stands around it, and may be an overload that fits better.
import static java.util.Calendar.MAY;

import java.io.ObjectStreamConstants;
import java.util.concurrent.atomic.AtomicInteger;

class UnknownSupertypes {
  static final short STREAM_MAGIC = 3;
  static int around() { return 4; }
  static class Helper { static int help() { return 5; } }

  static class Stream implements ObjectStreamConstants {
    static final int own = 1;
    int magic() { return STREAM_MAGIC; }
    //                   ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `STREAM_MAGIC`, which may be inherited from `java\.io\.ObjectStreamConstants` in Java, where nothing is known of it here/
    int called() { return around(); }
    //                    ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.io\.ObjectStreamConstants\.around`, which has neither source nor a trusted specification here/
    int helped() { return Helper.help(); }
    //                    ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.io\.ObjectStreamConstants\.Helper\.help`, which has neither source nor a trusted specification here/
    Object made() { return new Helper(); }
    //                     ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the creation of `ObjectStreamConstants\.Helper`, which has neither source nor a trusted specification here/
    Object imported(Object o) { return (AtomicInteger) o; }
    //                                 ^^^^^^^^^^^^^^^^^ warning[class-cast]: /`o` may not be of type `AtomicInteger` here\./
    int local() {
      final int magic = 5;
      class Inner { int get() { return magic + STREAM_MAGIC; } }
      //                                       ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `STREAM_MAGIC`, which may be inherited from `java\.io\.ObjectStreamConstants` in Java, where nothing is known of it here/
      return new Inner().get();
      //     ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `UnknownSupertypes\.Stream\.local\.Inner\.get`, which is not translated: the name `STREAM_MAGIC`, which may be inherited from `java\.io\.ObjectStreamConstants` in Java, where nothing is known of it here/
    }

    void take(long x) { }
    void take(Object x) { }
    void wide() {
      take(1);
//    ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `take`: Java may mean another one of `java\.io\.ObjectStreamConstants`, of which nothing is known here/
      //@ assert true
    }
    void special() { take("text"); }
    //               ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `take`: Java may mean another one of `java\.io\.ObjectStreamConstants`, of which nothing is known here/
    void nothing() { take(null); }
    //               ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `take`: Java may mean another one of `java\.io\.ObjectStreamConstants`, of which nothing is known here/
    // The parameters have the very types of the arguments.
    void same() { take(1L); }
    int mine() { return own + this.own + Math.max(1, 2); }
    String text(String s) { return "a" + s; }
  }

  static class Below extends Stream {
    int magic() { return STREAM_MAGIC; }
    //                   ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `STREAM_MAGIC`, which may be inherited from `java\.io\.ObjectStreamConstants` in Java, where nothing is known of it here/
    void certain() { take(1L); }
    void wider() { take((byte) 1); }
    //             ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `take`: Java may mean another one of `java\.io\.ObjectStreamConstants`, of which nothing is known here/
  }

  static int anonymous() {
    final int k = 1;
    return new ObjectStreamConstants() { int get() { return k; } }.hashCode();
    //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the creation of `ObjectStreamConstants`, which has neither source nor a trusted specification here/
    //                                       ^^^ information[unsupported]: /not translated yet, so the method is not checked: a method of an anonymous class/
  }

  // Of java.awt.geom.Point2D a class of this name is known.
  static abstract class Point extends java.awt.geom.Point2D {
    Object of(Object o) { return (Double) o; }
    //                           ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a cast to `java\.awt\.geom\.Point2D\.Double`, which has neither source nor a trusted specification here/
    String text(String o) { return o; }
  }
}
