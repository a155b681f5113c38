//- verdict: none
// An annotation of another package does not hide the one that `lombok.*` would import.
package q;

@interface Setter {}
