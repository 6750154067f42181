/** Threats that are seen from the board alone, whatever its rules: fours, open threes and forks. */
package org.gobang.study.threat;
