/** The messages of the arena in all languages. */
package org.gobang.arena.text;
