//- verdict: failed
//- option: all
// Code without source may give null, of whatever type.
import com.foo.Unknown;

class GivesNull {
    void object() {
        Object o = Unknown.give();
        assert o != null;
        //     ^^^^^^^^^ error[assertion]: /`o != null` may not hold here\./
    }

    void inferred() {
        var o = Unknown.give();
        assert o != null;
        //     ^^^^^^^^^ error[assertion]: /`o != null` may not hold here\./
    }

    void text() {
        String o = Unknown.give();
        assert o != null;
        //     ^^^^^^^^^ error[assertion]: /`o != null` may not hold here\./
    }

    void field() {
        Object o = Unknown.field;
        assert o != null;
        //     ^^^^^^^^^ error[assertion]: /`o != null` may not hold here\./
    }

    void of(com.foo.T given) {
        com.foo.T o = given.next();
        //            ^^^^^^^^^^^^ warning[null-dereference]: /`given` may be null here\./
        assert o != null;
        //     ^^^^^^^^^ error[assertion]: /`o != null` may not hold here\./
    }
}
