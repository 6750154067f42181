/** The configuration of engines: adding, testing, editing and removing them. */
package org.gobang.presentation.engine;
