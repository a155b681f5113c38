//- verdict: failed
// The map is safe, the places in it are not.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

@ThreadSafe
class Tracker {
    private final ConcurrentMap<String, Place> places = new ConcurrentHashMap<>();

    void move(String id, int x, int y) {
        Place place = places.get(id);
        if (place != null) {
            place.x = x;
//          ^^^^^^^^^^^ error[access-discipline]: /`place\.x` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
            place.y = y;
//          ^^^^^^^^^^^ error[access-discipline]: /`place\.y` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        }
    }
}

class Place {
    @GuardedBy("this") int x;
    @GuardedBy("this") int y;
}
