/** Threats found from the board only, whatever its rules: fours, open threes and forks. */
package org.gobang.study.threat;
