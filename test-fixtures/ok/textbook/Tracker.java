//- verdict: verified
// Places in a concurrent map, each an object that does not change.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

@ThreadSafe
class Tracker {
    private final ConcurrentMap<String, Place> places = new ConcurrentHashMap<>();

    Place where(String id) {
        return places.get(id);
    }

    void move(String id, int x, int y) {
        places.put(id, new Place(x, y));
    }
}

@Immutable
class Place {
    final int x;
    final int y;

    Place(int x, int y) {
        this.x = x;
        this.y = y;
    }
}
