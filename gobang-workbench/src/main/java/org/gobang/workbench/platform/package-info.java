/** What depends on the operating system and its user: folders and the language of sentences. */
package org.gobang.workbench.platform;
