//- verdict: unsupported
// What a class that promises `@ThreadSafe` finds in containers, arrays and behind Object may be used by others at the same time: nothing says what guards it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
@ThreadSafe class SharedThroughContainers {
    private final ConcurrentHashMap<String, List<String>> m = new ConcurrentHashMap<>();
    private final AtomicReference<Iterator<String>> it = new AtomicReference<>();
    private final Object[] all = { new ArrayList<String>() };
    private final BlockingQueue<StringBuilder> queue = new LinkedBlockingQueue<>();
    private final List<List<String>> cow = new CopyOnWriteArrayList<>();
    private final List<String> z = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, String> zm = Collections.synchronizedMap(new HashMap<>());
    private final Vector<String> vec = new Vector<>();
    void bad1() { for (List<String> l : m.values()) if (l != null) l.clear(); }
    //                                                             ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `m` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad2() { Iterator<String> i = it.get(); if (i != null && i.hasNext()) i.next(); }
    //                                                            ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `it` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    //                                                                         ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `it` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad3() { if (all[0] instanceof List<?> l) l.clear(); }
    //                                             ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `all` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad4() { StringBuilder b = queue.peek(); if (b != null) b.append("x"); }
    //                                                           ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `queue` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad5() { if (cow.isEmpty()) return; List<String> l = cow.get(0); if (l != null) l.size(); }
    //                                                                                   ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `cow` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    private void help(List<String> l) { if (l != null) l.add("x"); }
    void via6() { help(m.get("a")); }
    //            ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `SharedThroughContainers\.help`, which is not translated: a use of an object that `m` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    private List<String> found() { return m.get("a"); }
    void bad7() { List<String> l = found(); if (l != null) l.add("x"); }
    //                                                     ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `m` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad8() { List<String> l = new ArrayList<>(); m.put("a", l); l.add("x"); }
    //                                                               ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that others may have got hold of, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad9() { List<List<String>> own = new ArrayList<>(); own.add(m.get("a")); List<String> l = own.get(0); if (l != null) l.add("x"); }
    //                                                                                                                         ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `m` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    int bad10() { int n = 0; for (String s : zm.keySet()) n++; return n; }
    //                                       ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: walking through `zm` without holding its monitor, in what promises `@ThreadSafe`: only single calls of its methods hold that/
    int bad11() { int n = 0; for (String s : vec) n++; return n; }
    //                                       ^^^ information[unsupported]: /not translated yet, so the method is not checked: walking through `vec` without holding its monitor, in what promises `@ThreadSafe`: only single calls of its methods hold that/
    void bad12() { Set<String> s = new HashSet<>(z); }
    //                                           ^ information[unsupported]: /not translated yet, so the method is not checked: walking through `z` without holding its monitor, in what promises `@ThreadSafe`: only single calls of its methods hold that/
    String bad13() { return "" + m.get("a"); }
    //                           ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `m` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    Runnable bad14() { List<String> l = m.get("a"); return () -> { if (l != null) l.add("x"); }; }
    //                                                                            ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that `m` leads to, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    void bad15() { List<String> l = new ArrayList<>(); for (int i = 0; i < 3; i++) { l.add("x"); m.put("a", l); } }
    //                                                                               ^ information[unsupported]: /not translated yet, so the method is not checked: a use of an object that others may have got hold of, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
}
