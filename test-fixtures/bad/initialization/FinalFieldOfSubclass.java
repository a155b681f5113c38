//- verdict: failed
// A field that a subclass fills, whose constructor fills it again: the analysis of what may be null asked about it without end.
class FinalFieldOfSubclass {
    /*@ guarded_by holder == tid */ int x;
    private final FinalFieldOfSubclass peer = new OwnSubclass();
    //                                        ^^^^^^^^^^^^^^^^^ error[recursion-needs-spec]: /`FinalFieldOfSubclass\.<init>` calls itself through `OwnSubclass\.<init>`, so it cannot be inlined\. Give `FinalFieldOfSubclass\.<init>` a specification \(`modifies` and `ensures`\), which then does\./
}
class OwnSubclass extends FinalFieldOfSubclass {
}
