//- verdict: failed
//- option: all
//- java-checks: auto
// A map that code without source has made may give null, whatever function it is given; a map of the program does not.
import java.util.*;
import com.acme.Foo;

class NullFromStrangers {
    void strange() { Map<String, Object> m = Foo.map(); Object o = m.computeIfAbsent("a", k -> new Object()); assert o != null; }
    //                                                                                                               ^^^^^^^^^ error[assertion]: /`o != null` may not hold here\./
    void own() { Map<String, Object> m = new HashMap<>(); Object o = m.computeIfAbsent("a", k -> new Object()); assert o != null; }
}
