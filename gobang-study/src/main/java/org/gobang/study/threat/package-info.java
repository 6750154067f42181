/** Threats found by playing on a board, regardless of its rules: fours, open threes and forks. */
package org.gobang.study.threat;
