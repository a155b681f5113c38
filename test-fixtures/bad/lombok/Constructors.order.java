//- verdict: failed
// The fields of the constructor are in the other order.
import lombok.AllArgsConstructor;
import lombok.Builder;
import lombok.NoArgsConstructor;
import lombok.NonNull;
import lombok.RequiredArgsConstructor;
import lombok.Value;
import lombok.With;
import lombok.experimental.Accessors;
import lombok.experimental.FieldDefaults;

class Constructors {
    @RequiredArgsConstructor
    static class Required {
        final int high;
        final int low;
        final int fixed = 7;
        @NonNull String name;
        //              ^^^^ information[unguarded-field]: /`name` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    }

    @NoArgsConstructor(force = true)
    @AllArgsConstructor(staticName = "of")
    static class Both {
        final int left;
        final int right;
    }

    @Value
    @With
    static class Point {
        int x;
        int y;
    }

    @Builder(toBuilder = true)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unguarded-field]: /`first` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unguarded-field]: /`second\$set` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unguarded-field]: /`second` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    @FieldDefaults(makeFinal = true)
    static class Built {
        int first;
        @Builder.Default int second = 4;
    }

    @Accessors(fluent = true)
    @lombok.Setter
    static class Fluent {
        private int here;
        //          ^^^^ information[unguarded-field]: /`here` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        private int there;
        //          ^^^^^ information[unguarded-field]: /`there` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    }

    void required() {
        Required made = new Required(1, 2, "name");
        //@ assert made.low == 1 && made.high == 2 && made.fixed == 7;
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`made\.low == 1 && made\.high == 2 && made\.fixed == 7` may not hold here\./
        int length = made.name.length();
    }

    void both() {
        Both made = Both.of(1, 2);
        Both none = new Both();
        //@ assert made.left == 1 && made.right == 2 && none.left == 0;
    }

    void copied() {
        Point made = new Point(1, 2);
        Point moved = made.withX(5);
        //@ assert moved.x == 5 && moved.y == 2 && made.x == 1;
        int sum = moved.getX() + moved.getY();
        //@ assert sum == 7;
    }

    void built() {
        Built made = Built.builder().first(1).build();
        //@ assert made.first == 1 && made.second == 4;
        Built other = made.toBuilder().second(2).build();
        //@ assert other.first == 1 && other.second == 2;
    }

    void fluent() {
        Fluent made = new Fluent();
        Fluent same = made.here(1).there(2);
        //@ assert same == made;
    }
}
