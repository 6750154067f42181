/** {@code gobang convert} and {@code gobang history}: convert and list games. */
package org.gobang.launcher.records;
