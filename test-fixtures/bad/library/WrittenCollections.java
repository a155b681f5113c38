//- verdict: failed
//- option: all
// A collection that is written from one of the abstract classes of java.util is a collection: what the library calls of it must change nothing.
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

class WrittenCollections {
    private int looks;

    synchronized void look() {
        looks++;
    }

    static class Items extends AbstractList<Object> {
        private final WrittenCollections owner;

        Items(WrittenCollections owner) {
            this.owner = owner;
        }

        @Override public Object get(int index) {
            owner.look();
//          ^^^^^^^^^^^^ error[modifies]: /this step \(it writes `looks`\) is not allowed here: `WrittenCollections\.Items\.get` overrides a method of the library that may be called anywhere and is believed to change nothing/
//          ^^^^^^^^^^^^ warning[null-dereference]: /`owner` may be null here\./
            return owner;
        }

        @Override public int size() {
            return 1;
        }
    }

    static class Entries extends AbstractMap<Object, Object> {
        private final WrittenCollections owner;

        Entries(WrittenCollections owner) {
            this.owner = owner;
        }

        @Override public Set<Map.Entry<Object, Object>> entrySet() {
            owner.look();
//          ^^^^^^^^^^^^ error[modifies]: /this step \(it writes `looks`\) is not allowed here: `WrittenCollections\.Entries\.entrySet` overrides a method of the library that may be called anywhere and is believed to change nothing/
//          ^^^^^^^^^^^^ warning[null-dereference]: /`owner` may be null here\./
            return Set.of();
        }
    }

    synchronized void ask(List<Object> items, Map<Object, Object> entries) {
        int before = looks;
        items.contains("x");
//      ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`items` may be null here\./
        entries.size();
//      ^^^^^^^^^^^^^^ warning[null-dereference]: /`entries` may be null here\./
        assert before == looks;
    }
}
