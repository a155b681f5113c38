//- verdict: none
package p;
// Only its package may import this.
class Lost { static int g() { return 2; } }
