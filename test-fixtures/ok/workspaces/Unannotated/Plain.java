//- verdict: verified
// Without a specification of its own, and still checked: it touches a field that has one.
class Plain {
    void m(Annotated one) {
        if (one != null) {
            synchronized (one) {
                one.n = 1;
            }
        }
    }
}
