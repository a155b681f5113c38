//- verdict: none
class Annotated {
    /*@ unwritable_by_env_if holder == tid */
    int n;
}
