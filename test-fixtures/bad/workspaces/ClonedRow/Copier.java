//- verdict: verified
class Copier extends Row {
    Object copied() throws CloneNotSupportedException {
        return super.clone();
    }
}
