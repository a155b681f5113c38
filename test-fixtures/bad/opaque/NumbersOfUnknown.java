//- verdict: failed
//- option: all
// A conditional of a number and of what code without source gives may be any number.
import com.acme.Foo;

class NumbersOfUnknown {
    void use(boolean b) {
        long total = 0;
        total += b ? 0 : Foo.number();
        int x = b ? 1 : Foo.number();
        long y = 2 + (b ? 1 : Foo.number());
        assert x == 1;
        //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
        assert y == 3;
        //     ^^^^^^ error[assertion]: /`y == 3` may not hold here\./
        assert total == 0;
        //     ^^^^^^^^^^ error[assertion]: /`total == 0` may not hold here\./
        String s = "" + (b ? 1 : Foo.number());
        assert s != null;
    }
}
