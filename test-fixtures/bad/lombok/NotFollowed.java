//- verdict: unsupported
//- option: all
// What Lombok generates here is not followed; whoever has to do with the class or the field is not checked, and is told where.
import java.util.ArrayList;
import java.util.List;
import lombok.Builder;
import lombok.Cleanup;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.Setter;
import lombok.Singular;
import lombok.Synchronized;
import lombok.ToString;
import lombok.With;
import lombok.experimental.Accessors;
import lombok.experimental.Delegate;
import lombok.experimental.SuperBuilder;

class NotFollowed {
    static class Names {
        @Delegate private final List<String> all = new ArrayList<>();
//      ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Delegate`: the members that it generates are not looked at/

        synchronized void clear() {
            all.clear();
        }
    }

    static class Lazy {
        @Getter(lazy = true) private final int answer = 6 * 7;
//      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Getter` \(lazy = true\): the members that it generates are not looked at/

        int twice() {
            return 2 * getAnswer();
            //         ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `getAnswer`, which is not found/
        }
    }

    @SuperBuilder
//  ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@SuperBuilder`: the members that it generates are not looked at/
    static class Shape {
        private int sides;

        synchronized int sides() {
            return sides;
        }
    }

    @Builder
//  ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Builder` with `@Singular` or `@Builder\.ObtainVia`: the members that it generates are not looked at/
    static class Team {
        @Singular private final List<String> members;

        int size() {
            return members.size();
        }
    }

    @Accessors(prefix = "m")
//  ^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Accessors` with a `prefix`: the members that it generates are not looked at/
    static class Prefixed {
        @Getter private int mSize;

        synchronized void grow() {
            mSize++;
        }
    }

    static class Constant {
        private static final String LOCK = "lock";
        private final Object lock = new Object();
        private int count;

        @Synchronized
        void up() {
            count++;
        }

        @Synchronized(LOCK)
//      ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Synchronized` with an argument that is no literal: the members that it generates are not looked at/
        void down() {
            count--;
        }
    }

    static class Closing {
        private static final String METHOD = "end";
        private int count;

        synchronized void end() {
            count--;
        }

        synchronized void close() {
            count = 0;
        }

        static int ended(boolean isShown) {
            @Cleanup(METHOD) Closing one = new Closing();
            return isShown ? 1 : 0;
            //                    ^ information[unsupported]: /not translated yet, so the method is not checked: `@Cleanup` with a name that is no literal/
        }
    }

    static class Ranked {
        private static final int FIRST = 1;
        private int count;

        @EqualsAndHashCode.Include(rank = FIRST)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@EqualsAndHashCode\.Include` with an argument that is no literal: the members that it generates are not looked at/
        int shown() {
            return count;
        }
    }

    @ToString
//  ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: generated code that reads `on`, of which several methods may be the getter/
    static class Several {
        private boolean on;

        boolean isOn() {
            return on;
        }

        boolean getOn() {
            return !on;
        }
    }

    static Object nameless() {
        return new Object() {
            @With private int copied;
//          ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@With` on a field of an anonymous class: the members that it generates are not looked at/
            @Setter private static int counted;
//          ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Setter` on a static field of an anonymous class: the members that it generates are not looked at/
        };
    }
}
