/** {@code gobang arena}: options, progress, and output as a table or JSON. */
package org.gobang.launcher.arena;
