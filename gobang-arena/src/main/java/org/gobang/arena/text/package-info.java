/** The sentences of the arena for users, in all languages. */
package org.gobang.arena.text;
