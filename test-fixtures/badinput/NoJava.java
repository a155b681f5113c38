#!/bin/sh
# A script with the wrong name.
for i in 1 2 3; do
  echo "$i" | tr 1 '{'
done
