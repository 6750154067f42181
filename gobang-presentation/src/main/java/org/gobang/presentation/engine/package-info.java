/** The configuration of engines: add, test, edit and remove. */
package org.gobang.presentation.engine;
