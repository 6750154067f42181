/** {@code gobang convert} and {@code gobang history}: game files. */
package org.gobang.launcher.records;
