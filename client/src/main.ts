import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { startRouter } from './lib/router.svelte';
import { showTheme } from './lib/settings.svelte';

showTheme();
startRouter();

const target = document.getElementById('app');
if (target) mount(App, { target });
