// Collections, maps and iterators: empty, short and long ones, such as cannot be changed, such as are bounded, views, and wrappers of all kinds.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.Callable;

final class Collected {
    private Collected() { }

    private static final String[] NONE = {};
    private static final Object[] MIXED = {"a", 1, null};

    static void fill() {
        lists();
        sets();
        queues();
        maps();
        rude();
        iterators();
    }

    private static void lists() {
        Values.any(ArrayList.class, "empty ArrayList", () -> new ArrayList<>());
        Values.add(ArrayList.class, "ArrayList [a, b, c]", () -> new ArrayList<>(List.of("a", "b", "c")));
        Values.add(ArrayList.class, "ArrayList [a, 1, null]", () -> new ArrayList<>(Arrays.asList(MIXED)));
        Values.add(ArrayList.class, "ArrayList [rude, rude]", () -> new ArrayList<>(List.of(new Hostile.Rude(), new Hostile.Rude())));
        Values.add(ArrayList.class, "long ArrayList of liars", Collected::liars);
        Values.add(ArrayList.class, "long ArrayList", () -> new ArrayList<>(numbers(200)));
        Values.add(LinkedList.class, "empty LinkedList", () -> new LinkedList<>());
        Values.add(LinkedList.class, "LinkedList [a, b]", () -> new LinkedList<>(List.of("a", "b")));
        Values.add(LinkedList.class, "long LinkedList of liars", () -> new LinkedList<>(liars()));
        Values.add(Vector.class, "empty Vector", () -> new Vector<>());
        Values.add(Vector.class, "Vector [a, 1, null]", () -> new Vector<>(Arrays.asList(MIXED)));
        Values.add(Vector.class, "Vector [rude]", () -> new Vector<>(List.of(new Hostile.Rude())));
        Values.add(Stack.class, "empty Stack", () -> new Stack<>());
        Values.add(Stack.class, "Stack [x]", () -> stackOf("x"));
        Values.add(CopyOnWriteArrayList.class, "empty CopyOnWriteArrayList", () -> new CopyOnWriteArrayList<>());
        Values.add(CopyOnWriteArrayList.class, "CopyOnWriteArrayList [a, 1, null]", () -> new CopyOnWriteArrayList<>(Arrays.asList(MIXED)));
        Values.add(CopyOnWriteArrayList.class, "CopyOnWriteArrayList [rude]", () -> new CopyOnWriteArrayList<>(List.of(new Hostile.Rude())));
        Values.add(CopyOnWriteArrayList.class, "long CopyOnWriteArrayList of liars", () -> new CopyOnWriteArrayList<>(liars()));
        Values.add(List.class, "List.of()", () -> List.of());
        Values.add(List.class, "List.of(a, b)", () -> List.of("a", "b"));
        Values.add(List.class, "Arrays.asList(a, b, null)", () -> Arrays.asList("a", "b", null));
        Values.add(List.class, "emptyList()", () -> Collections.emptyList());
        Values.add(List.class, "singletonList(a)", () -> Collections.singletonList("a"));
        Values.add(List.class, "nCopies(3, a)", () -> Collections.nCopies(3, "a"));
        Values.add(List.class, "unmodifiable [a]", () -> Collections.unmodifiableList(new ArrayList<>(List.of("a"))));
        Values.add(List.class, "synchronized [a, b]", () -> Collections.synchronizedList(new ArrayList<>(List.of("a", "b"))));
        Values.add(List.class, "checked [a]", () -> Collections.checkedList(new ArrayList<>(List.of("a")), String.class));
        Values.add(List.class, "subList", () -> new ArrayList<>(List.of("a", "b", "c")).subList(0, 2));
        Values.add(List.class, "stale subList", Collected::staleView);
        Values.add(List.class, "stale subList of a Vector", Collected::staleViewOfVector);
        Values.add(List.class, "list that refuses", Hostile.RudeList::new);
        Values.add(List.class, "list that lies", Hostile.ShortList::new);
    }

    private static ArrayList<Object> liars() {
        ArrayList<Object> made = new ArrayList<>();
        for (int i = 0; i < 80; i++) made.add(new Hostile.Liar());
        return made;
    }

    private static List<Object> numbers(int count) {
        List<Object> made = new ArrayList<>();
        for (int i = 0; i < count; i++) made.add((i * 7919) % 1000);
        return made;
    }

    private static Stack<Object> stackOf(Object one) {
        Stack<Object> made = new Stack<>();
        made.push(one);
        return made;
    }

    private static Object staleView() {
        List<Object> list = new ArrayList<>(List.of("a", "b", "c"));
        List<Object> view = list.subList(0, 2);
        list.add("d");
        return view;
    }

    private static Object staleViewOfVector() {
        List<Object> list = new Vector<>(List.of("a", "b", "c"));
        List<Object> view = list.subList(0, 2);
        list.add("d");
        return view;
    }

    private static void sets() {
        Values.add(HashSet.class, "empty HashSet", () -> new HashSet<>());
        Values.add(HashSet.class, "HashSet [a, 1, null]", () -> new HashSet<>(Arrays.asList(MIXED)));
        Values.add(LinkedHashSet.class, "LinkedHashSet [a]", () -> new LinkedHashSet<>(List.of("a")));
        Values.add(TreeSet.class, "empty TreeSet", () -> new TreeSet<>());
        Values.add(TreeSet.class, "TreeSet [a, b]", () -> new TreeSet<>(List.of("a", "b")));
        Values.add(TreeSet.class, "TreeSet [1]", () -> new TreeSet<>(List.of(1)));
        Values.add(TreeSet.class, "TreeSet with a rude order", Collected::rudeTree);
        Values.add(CopyOnWriteArraySet.class, "CopyOnWriteArraySet", () -> new CopyOnWriteArraySet<>(List.of("a")));
        Values.add(Set.class, "Set.of()", () -> Set.of());
        Values.add(Set.class, "Set.of(a, b)", () -> Set.of("a", "b"));
        Values.add(Set.class, "unmodifiable set", () -> Collections.unmodifiableSet(new HashSet<>(List.of("a"))));
        Values.add(Set.class, "synchronized set", () -> Collections.synchronizedSet(new HashSet<>(List.of("a"))));
        Values.add(Set.class, "singleton", () -> Collections.singleton("a"));
        Values.add(Set.class, "EnumSet", () -> EnumSet.of(Objects.Colour.RED));
        Values.add(Set.class, "set of a ConcurrentHashMap", () -> ConcurrentHashMap.newKeySet());
        Values.add(Set.class, "keys of a HashMap", () -> new HashMap<>(Map.of("a", 1)).keySet());
        Values.add(Set.class, "entries of a HashMap", () -> new HashMap<>(Map.of("a", 1)).entrySet());
        Values.add(SortedSet.class, "part of a TreeSet", () -> new TreeSet<>(List.of("a", "c")).subSet("a", "b"));
        Values.add(SortedSet.class, "ConcurrentSkipListSet", () -> new ConcurrentSkipListSet<>(List.of("a")));
    }

    private static Object rudeTree() {
        boolean[] isRude = {false};
        TreeSet<Object> made = new TreeSet<>((left, right) -> {
            if (isRude[0]) throw new Hostile.Refusal("compare");
            return 1;
        });
        made.add("a");
        isRude[0] = true;
        return made;
    }

    private static void queues() {
        Values.add(ArrayDeque.class, "empty ArrayDeque", () -> new ArrayDeque<>());
        Values.add(ArrayDeque.class, "ArrayDeque [a]", () -> new ArrayDeque<>(List.of("a")));
        Values.add(ArrayDeque.class, "ArrayDeque [rude]", () -> new ArrayDeque<>(List.of(new Hostile.Rude())));
        Values.add(LinkedList.class, "LinkedList [rude]", () -> new LinkedList<>(List.of(new Hostile.Rude())));
        Values.add(PriorityQueue.class, "empty PriorityQueue", () -> new PriorityQueue<>());
        Values.add(PriorityQueue.class, "PriorityQueue [a]", () -> new PriorityQueue<>(List.of("a")));
        Values.add(ConcurrentLinkedQueue.class, "ConcurrentLinkedQueue", () -> new ConcurrentLinkedQueue<>());
        Values.add(ConcurrentLinkedDeque.class, "ConcurrentLinkedDeque [a]", () -> new ConcurrentLinkedDeque<>(List.of("a")));
        Values.add(ArrayBlockingQueue.class, "empty ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(1));
        Values.add(ArrayBlockingQueue.class, "full ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(1, false, List.of("a")));
        Values.add(LinkedBlockingQueue.class, "LinkedBlockingQueue [a]", () -> new LinkedBlockingQueue<>(List.of("a")));
        Values.add(SynchronousQueue.class, "SynchronousQueue", () -> new SynchronousQueue<>());
        Values.add(BlockingQueue.class, "DelayQueue", () -> new DelayQueue<>());
        Values.add(BlockingQueue.class, "PriorityBlockingQueue [1]", () -> new PriorityBlockingQueue<>(List.of(1)));
        Values.add(BlockingDeque.class, "full LinkedBlockingDeque", () -> full(new LinkedBlockingDeque<>(1)));
        Values.add(LinkedTransferQueue.class, "LinkedTransferQueue", () -> new LinkedTransferQueue<>());
        Values.add(Collection.class, "values of a TreeMap", () -> new TreeMap<>(Map.of("a", 1)).values());
        Values.add(Collection.class, "unmodifiable collection", () -> Collections.unmodifiableCollection(List.of("a")));
        Values.add(Collection.class, "synchronized collection", () -> Collections.synchronizedCollection(new ArrayList<>(List.of("a"))));
    }

    private static Object full(BlockingDeque<Object> deque) {
        deque.add("a");
        return deque;
    }

    private static void maps() {
        map(HashMap.class, "HashMap", () -> new HashMap<>());
        map(LinkedHashMap.class, "LinkedHashMap", () -> new LinkedHashMap<>());
        map(TreeMap.class, "TreeMap", () -> new TreeMap<>());
        map(WeakHashMap.class, "WeakHashMap", () -> new WeakHashMap<>());
        map(IdentityHashMap.class, "IdentityHashMap", () -> new IdentityHashMap<>());
        map(Hashtable.class, "Hashtable", () -> new Hashtable<>());
        map(Properties.class, "Properties", () -> new Properties());
        map(ConcurrentHashMap.class, "ConcurrentHashMap", () -> new ConcurrentHashMap<>());
        map(ConcurrentSkipListMap.class, "ConcurrentSkipListMap", () -> new ConcurrentSkipListMap<>());
        Values.add(Map.class, "HashMap {null=null}", () -> with(new HashMap<>(), null, null));
        Values.add(Map.class, "Map.of()", () -> Map.of());
        Values.add(Map.class, "Map.of(a, 1)", () -> Map.of("a", 1));
        Values.add(Map.class, "unmodifiable map", () -> Collections.unmodifiableMap(new HashMap<>(Map.of("a", 1))));
        Values.add(Map.class, "synchronized map", () -> Collections.synchronizedMap(new HashMap<>(Map.of("a", 1))));
        Values.add(Map.class, "empty EnumMap", () -> new EnumMap<>(Objects.Colour.class));
        Values.add(Map.class, "part of a TreeMap", () -> new TreeMap<>(Map.of("a", 1, "c", 2)).subMap("a", "b"));
        Values.add(Map.Entry.class, "entry of a HashMap", () -> new HashMap<>(Map.of("a", 1)).entrySet().iterator().next());
        Values.add(Map.Entry.class, "entry of a TreeMap", () -> new TreeMap<>(Map.of("a", 1)).firstEntry());
        Values.add(Map.Entry.class, "entry of a ConcurrentHashMap", () -> new ConcurrentHashMap<>(Map.of("a", 1)).entrySet().iterator().next());
        Values.add(Map.Entry.class, "Map.entry(a, 1)", () -> Map.entry("a", 1));
        Values.add(Map.Entry.class, "removed entry of an IdentityHashMap", Collected::removedEntry);
    }

    // What is held in them throws; nine keys with one hash make a tree of them.
    private static void rude() {
        for (int count : new int[] {1, 8, 12}) {
            Values.add(HashMap.class, "HashMap of " + count + " rude keys", () -> turned(new HashMap<>(256), count));
            Values.add(LinkedHashMap.class, "LinkedHashMap of " + count + " rude keys", () -> turned(new LinkedHashMap<>(256), count));
            Values.add(HashSet.class, "HashSet of " + count + " rude elements", () -> turned(new HashSet<>(256), count));
        }
        Values.add(HashMap.class, "HashMap {a=rude}", () -> with(new HashMap<>(), "a", new Hostile.Rude()));
        Values.add(LinkedHashMap.class, "LinkedHashMap {a=rude}", () -> with(new LinkedHashMap<>(), "a", new Hostile.Rude()));
    }

    private static Map<Object, Object> turned(Map<Object, Object> map, int count) {
        for (int i = 0; i < count; i++) map.put(new Hostile.Turned(), i);
        for (Object key : map.keySet()) Hostile.Turned.rude((Hostile.Turned) key);
        return map;
    }

    private static Set<Object> turned(Set<Object> set, int count) {
        for (int i = 0; i < count; i++) set.add(new Hostile.Turned());
        for (Object one : set) Hostile.Turned.rude((Hostile.Turned) one);
        return set;
    }

    private static void map(Class<?> type, String name, Callable<Map<Object, Object>> maker) {
        Values.add(type, "empty " + name, maker::call);
        Values.add(type, name + " {a=1}", () -> with(maker.call(), "a", 1));
        Values.add(type, name + " {1=b}", () -> with(maker.call(), 1, "b"));
    }

    private static Map<Object, Object> with(Map<Object, Object> map, Object key, Object value) {
        map.put(key, value);
        return map;
    }

    private static Object removedEntry() {
        IdentityHashMap<Object, Object> map = new IdentityHashMap<>(Map.of("a", 1));
        Iterator<Map.Entry<Object, Object>> at = map.entrySet().iterator();
        Map.Entry<Object, Object> entry = at.next();
        at.remove();
        return entry;
    }

    private static void iterators() {
        Values.add(ListIterator.class, "iterator at the start", () -> new ArrayList<>(List.of("a", "b")).listIterator());
        Values.add(ListIterator.class, "iterator at the end", () -> new LinkedList<>(List.of("a")).listIterator(1));
        Values.add(ListIterator.class, "iterator that has moved", () -> moved(new ArrayList<>(List.of("a", "b")).listIterator()));
        Values.add(ListIterator.class, "stale iterator", () -> stale(new ArrayList<>(List.of("a", "b"))));
        Values.add(ListIterator.class, "stale iterator of a LinkedList", () -> stale(new LinkedList<>(List.of("a", "b"))));
        Values.add(ListIterator.class, "iterator over List.of", () -> List.of("a").listIterator());
        Values.add(ListIterator.class, "iterator over a checked list", () -> moved(Collections.checkedList(new ArrayList<>(List.of("a", "b")), String.class).listIterator()));
        Values.add(ListIterator.class, "iterator over a CopyOnWriteArrayList", () -> moved(new CopyOnWriteArrayList<>(NONE.length == 0 ? List.of("a") : List.of()).listIterator()));
    }

    private static Object moved(ListIterator<?> iterator) {
        iterator.next();
        return iterator;
    }

    private static Object stale(List<Object> list) {
        ListIterator<Object> iterator = list.listIterator();
        iterator.next();
        list.add("c");
        return iterator;
    }
}
