/** {@code gobang arena}: its options, its progress, and its answer as a table or as JSON. */
package org.gobang.launcher.arena;
