/** {@code gobang review} and {@code gobang explore}: review and search games. */
package org.gobang.launcher.study;
