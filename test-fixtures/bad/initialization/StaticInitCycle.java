//- verdict: unsupported
// Initializers that run in the middle of others, in the same thread (JLS 12.4.2): what is promised of those classes' static fields is not so yet.
import java.util.*;
class Held { int x; }
//               ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
// `First` begins, needs `Second`, which begins and finds `First.late` null.
class First { static Object early = Second.made; static /*@ non_null */ Held late = new Held(); }
class Second { static Object made = new Object(); static int seen = First.late.x; }
//    ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: it may run while `First` is being initialized, before what it relies on holds of the static fields of `First`/
// The same with an invariant, and through a method with a specification.
class Third { static int begun = Fourth.n; static Held late = new Held(); /*@ global_invariant Third.late != null */ }
//                                                     ^^^^ information[unguarded-field]: /`late` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
class Fourth { static int n = look();
//    ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: it may run while `Third` is being initialized, before what `Fourth\.look` relies on holds of the static fields of `Third`/
    //@ modifies \nothing
    static int look() { return Third.late.x; } }
// A superclass that looks at its subclass, whose initialization began it.
class Above { static int n = Below.late.x; }
//    ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: it may run while `Below` is being initialized, before what it relies on holds of the static fields of `Below`/
class Below extends Above { static /*@ non_null */ Held late = new Held(); }
// The library calls back.
class Key { public int hashCode() { return Table.late.x; } }
class Table { static Set<Object> all = new HashSet<>(); static { all.add(new Key()); } static /*@ non_null */ Held late = new Held(); }
//    ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of the library, which may call `Key\.hashCode`, before what `Key\.hashCode` relies on holds of the static fields of `Table`/
//                                                                                                                 ^^^^ information[unguarded-field]: /`late` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
// Nothing is wrong with these: nobody comes back, and the library gets nothing whose methods look at the fields.
class Names { static /*@ non_null */ Map<String, String> all = new HashMap<>(); static { all.put("a", "b"); } public String toString() { return all.toString(); } }
//                                                       ^^^ information[unguarded-field]: /`all` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
class Uses { static int n = First.late.x; static int size = Names.all.size(); }
//- verdict Names.<clinit>: verified
//- verdict Uses.<clinit>: verified
