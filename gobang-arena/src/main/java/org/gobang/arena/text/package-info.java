/** The sentences of the arena for people, in all languages. */
package org.gobang.arena.text;
