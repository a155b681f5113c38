//- verdict: failed
//- option: all
//- java-checks: auto
// What the library makes is not of the only class of the kind that is known here.
import java.util.function.Predicate;

class Never implements Predicate<String> {
    @Override
    public boolean test(String one) {
        return false;
    }
}

class MadeFunctions {
    static void ofNothing() {
        Predicate<String> same = Predicate.isEqual("a");
        assert !same.test("a");
        //     ^^^^^^^^^^^^^^^ error[assertion]: /`!same\.test\("a"\)` may not hold here\./
    }

    static void ofAnother() {
        Predicate<String> other = new Never().negate();
        boolean is = other.test("a");
        assert !is;
        //     ^^^ error[assertion]: /`!is` may not hold here\./
    }

    static void known() {
        Predicate<String> never = new Never();
        assert !never.test("a");
    }
}
