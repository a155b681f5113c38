//- verdict: none
package r;
public class Lost { public static int g() { return 3; } }
