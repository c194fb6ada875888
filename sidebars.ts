import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// The sidebars of the next version, docs/. The object is JSON: commands such as `npm run new` change it.
// prettier-ignore
export default {
  "docs": [
    {
      "type": "doc",
      "id": "index",
      "label": "Introduction"
    },
    {
      "type": "category",
      "label": "About ACE",
      "link": {
        "type": "generated-index",
        "slug": "/about",
        "title": "About ACE",
        "description": "What ACE consists of, how to configure and secure its services, and what the terms of its documentation mean."
      },
      "items": [
        "intro/detailed",
        "intro/configuration",
        "intro/security",
        "intro/vs_other",
        "intro/glossary"
      ]
    },
    {
      "type": "category",
      "label": "Getting started",
      "link": {
        "type": "generated-index",
        "slug": "/getting_started",
        "title": "Getting started",
        "description": "From the quick start to a published workspace: set up ACE, build a flow and an API, and share them."
      },
      "items": [
        "getting_started/quick_start_developers",
        {
          "type": "category",
          "label": "Set up ACE",
          "link": {
            "type": "doc",
            "id": "getting_started/setting_up_ace"
          },
          "items": [
            "getting_started/setting_up_ace/connecting_git",
            "getting_started/setting_up_ace/opening_workspace"
          ]
        },
        {
          "type": "category",
          "label": "Build your first flow",
          "link": {
            "type": "doc",
            "id": "getting_started/creating_flow"
          },
          "items": [
            "getting_started/creating_flow/what_are_flows",
            "getting_started/creating_flow/creating_a_flow",
            "getting_started/creating_flow/editing_a_flow",
            "getting_started/creating_flow/testing_a_flow"
          ]
        },
        {
          "type": "category",
          "label": "Build your first API",
          "link": {
            "type": "doc",
            "id": "getting_started/creating_api"
          },
          "items": [
            "getting_started/creating_api/creating_endpoint",
            "getting_started/creating_api/testing_endpoint"
          ]
        },
        {
          "type": "category",
          "label": "Variables for your flows",
          "link": {
            "type": "doc",
            "id": "getting_started/creating_variables"
          },
          "items": [
            "getting_started/creating_variables/what_variables",
            "getting_started/creating_variables/using_variables",
            "getting_started/creating_variables/user_variables"
          ]
        },
        {
          "type": "category",
          "label": "Schedule a flow",
          "link": {
            "type": "doc",
            "id": "getting_started/scheduling_flow"
          },
          "items": [
            "getting_started/scheduling_flow/what_schedules",
            "getting_started/scheduling_flow/creating_schedule"
          ]
        },
        {
          "type": "category",
          "label": "Share logic between flows",
          "link": {
            "type": "doc",
            "id": "getting_started/reusing_flow"
          },
          "items": [
            "getting_started/reusing_flow/reuse"
          ]
        },
        {
          "type": "category",
          "label": "Publish and share",
          "link": {
            "type": "doc",
            "id": "getting_started/publishing"
          },
          "items": [
            "getting_started/publishing_workspace",
            "getting_started/sharing"
          ]
        }
      ]
    },
    {
      "type": "html",
      "value": "Build"
    },
    {
      "type": "category",
      "label": "Flow Builder",
      "items": [
        "flow_builder/overview",
        "flow_builder/virtual_steps",
        "flow_builder/flow_extension",
        "flow_builder/env_variables",
        "flow_builder/error_handling",
        "flow_builder/debugging_flow",
        {
          "type": "link",
          "label": "Playground",
          "href": "/playground/"
        }
      ]
    },
    {
      "type": "category",
      "label": "API Builder",
      "items": [
        "api_builder/overview",
        "api_builder/building_apis",
        "api_builder/routing_apis",
        "api_builder/securing_apis",
        "api_builder/importing_apis",
        "api_builder/export_api",
        "api_builder/migration_api_split",
        "handlers"
      ]
    },
    {
      "type": "category",
      "label": "Steps",
      "items": [
        "steps/steps_intro",
        {
          "type": "category",
          "label": "Logic",
          "className": "menu-icon icon-1",
          "items": [
            "steps/condition",
            "steps/switch",
            "steps/retry",
            "steps/return",
            "steps/response",
            "steps/throw"
          ]
        },
        {
          "type": "category",
          "label": "Data transformation",
          "className": "menu-icon icon-2",
          "items": [
            "steps/jsonata_map",
            "steps/json_map",
            "steps/lookup_map",
            "steps/key_name_transform",
            "steps/input_transform",
            "steps/deep_merge",
            "steps/json_clean",
            "steps/xml_json",
            "steps/file_reference"
          ]
        },
        {
          "type": "category",
          "label": "Network requests",
          "className": "menu-icon icon-1 icon-2",
          "items": [
            "steps/rest_http",
            "steps/soap",
            "steps/soap_pure",
            "steps/json_rpc",
            "steps/jwt"
          ]
        },
        {
          "type": "category",
          "label": "Database access",
          "className": "menu-icon icon-4",
          "items": [
            "steps/mongo_db",
            "steps/mssql_db",
            "steps/oracle_db",
            "steps/ibm_db",
            "steps/sap_iq_db",
            "steps/redis"
          ]
        },
        {
          "type": "category",
          "label": "Utility",
          "className": "menu-icon icon-1 icon-4",
          "items": [
            "steps/code_ivm",
            "steps/js_code",
            "steps/date",
            "steps/crypto",
            "steps/logger",
            "steps/mixed_flow",
            "steps/catch",
            "steps/clear-cache"
          ]
        },
        {
          "type": "category",
          "label": "Data validation",
          "className": "menu-icon icon-2 icon-4",
          "items": [
            "steps/request_validation",
            "steps/response_validation",
            "steps/schema_validator"
          ]
        }
      ]
    },
    {
      "type": "category",
      "label": "Cookbook",
      "link": {
        "type": "generated-index",
        "slug": "/cookbook",
        "title": "Cookbook",
        "description": "Recipes for common tasks, each with a complete flow."
      },
      "items": [
        "ace_cookbook/recipes/custom_errors",
        "ace_cookbook/recipes/custom_step",
        "ace_cookbook/recipes/loop_flow",
        "ace_cookbook/recipes/nested_flow",
        "ace_cookbook/recipes/send_file_to_service",
        "ace_cookbook/recipes/soap_as_json"
      ]
    },
    {
      "type": "html",
      "value": "Operate"
    },
    {
      "type": "category",
      "label": "Guides",
      "link": {
        "type": "generated-index",
        "slug": "/guides",
        "title": "Guides",
        "description": "How to set up sign-in, transfer files, measure and test flows, and migrate from ACE 4."
      },
      "items": [
        {
          "type": "category",
          "label": "Identity and access",
          "items": [
            "guides/authorization",
            "guides/authorization_token",
            "guides/how_to_setup_keycloak",
            "guides/how_to_setup_keycloak_prod",
            "guides/how_to_setup_auth0",
            "guides/how_to_setup_entra_id",
            "guides/how_to_setup_okta",
            "guides/how_to_setup_cognito",
            "guides/how_to_setup_multitenant"
          ]
        },
        "guides/upload_download",
        "guides/upload_to_remote_service",
        "guides/how_to_optimize_latency",
        "guides/how_to_profile",
        "guides/how_to_unit_test_step",
        "guides/how_to_migrate_from_ace4",
        "guides/clean_and_split_text"
      ]
    },
    {
      "type": "category",
      "label": "Workspace",
      "link": {
        "type": "doc",
        "id": "workspace"
      },
      "items": [
        "workspace/package-file",
        "workspace/dependencies"
      ]
    },
    {
      "type": "category",
      "label": "Deployment",
      "items": [
        "deployment/overview",
        "deployment/workflow",
        "deployment/cli",
        "deployment/deployment_api",
        "deployment/versioning_cli",
        "deployment/config_sources",
        "deployment/isolated_workspaces",
        "deployment/kubernetes_deployment",
        "deployment/migration_from_docker_to_mongo"
      ]
    },
    {
      "type": "html",
      "value": "Resources"
    },
    {
      "type": "doc",
      "id": "tutorials/tutorials_intro",
      "label": "Tutorials"
    },
    {
      "type": "category",
      "label": "Releases",
      "items": [
        "releases/overview",
        "releases/migration_24_1",
        "releases/release_25_6",
        "releases/release_25_5",
        "releases/release_25_1",
        "releases/release_24_7",
        "releases/release_24_6",
        "releases/release_24_5",
        "releases/release_24_4",
        "releases/release_24_3",
        "releases/release_24_1",
        "releases/release_5_31",
        "releases/release_5_29"
      ]
    },
    {
      "type": "category",
      "label": "Support",
      "items": [
        "support/overview",
        "support/faq",
        "support/how_to_report_bugs",
        "contributing"
      ]
    }
  ]
} satisfies SidebarsConfig;
