//- verdict: failed
//- option: all
//- java-checks: auto
// The constructor of a superclass that is not known may call what the class overrides, before the fields have their initial values.
class MadeByStrangers extends com.foo.Base {
    private int hits;
    private int set = 1;

    @Override public void hook() {
        hits++;
        set++;
    }

    static void outside() {
        MadeByStrangers made = new MadeByStrangers();
        assert made.set == 1;
        assert made.hits == 0;
        //     ^^^^^^^^^^^^^^ error[assertion]: /`made\.hits == 0` may not hold here\./
    }
}

class Below extends MadeByStrangers {
    private int own;

    Below() {
        super();
        assert own == 0;
        //     ^^^^^^^^ error[assertion]: /`own == 0` may not hold here\./
    }

    @Override public void hook() {
        own++;
    }
}
