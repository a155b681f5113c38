//- verdict: verified
class Wanting implements Job {
    public void go(/*@ non_null */ String name) {
        assert name != null;
    }
}
