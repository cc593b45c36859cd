import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { showTheme } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/elements.css';
import './styles/pages.css';
import './styles/arena.css';

showTheme();
startRouter();

const target = document.getElementById('app');
if (target) mount(App, { target });
