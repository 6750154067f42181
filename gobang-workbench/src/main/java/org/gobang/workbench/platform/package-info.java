/**
 * Functions that depend on the operating system and its user: folders and the language of messages.
 */
package org.gobang.workbench.platform;
